import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteToken, getTokens, type TokenShape } from '../../../../src/contract/endpoints/tokens.ts';
import { agentScopes } from '../../../../src/memory/account.ts';
import { call } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { toast } from '../../parts/toasts.tsx';
import { instantInWords } from '../../words/dates.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import { NewToken } from './new-token.tsx';
import { Section } from './section.tsx';
import styles from './settings.module.css';
import { wordsOf } from './use-change.ts';

/** Access tokens for other devices and programs. */
export function TokensSection() {
  const say = useWords(settingsWords);
  const read = useRead(getTokens, {});
  return (
    <Section id="tokens" title={say.tokens} about={say.tokensAbout}>
      {read.isError ? <Failed error={read.error} onRetry={() => void read.refetch()} /> : null}
      {read.isPending ? <Loading /> : null}
      {read.data?.tokens.length === 0 ? <p className={styles.plain}>{say.noTokens}</p> : null}
      {(read.data?.tokens ?? []).map((token) => (
        <TokenRow key={token.id} token={token} />
      ))}
      <NewToken />
    </Section>
  );
}

function TokenRow({ token }: { readonly token: TokenShape }) {
  const say = useWords(settingsWords);
  const language = useLanguage();
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => call(deleteToken, { params: { id: token.id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [getTokens.id] });
      toast({ text: say.revoked(token.name) });
    },
    onError: (error) => toast({ text: wordsOf(error), tone: 'bad' }),
  });
  const may = token.scopes.includes('admin')
    ? say.mayAdmin
    : token.scopes.includes('write')
      ? say.mayWrite
      : token.scopes.includes('read')
        ? say.mayRead
        : say.mayUpload;
  const agents = agentScopes.some((scope) => token.scopes.includes(scope)) ? [say.agentsMay] : [];
  const ends =
    token.expires === undefined
      ? []
      : [token.expired ? say.tokenExpired : say.tokenUntil(instantInWords(token.expires, language))];
  return (
    <div className={styles.setting}>
      <div>
        <h3>{token.name}</h3>
        <p className={styles.soft}>
          {[may, ...agents, say.tokenSince(instantInWords(token.created, language)), ...ends].join(' · ')}
        </p>
      </div>
      <div className={styles.control}>
        <Button
          look="danger"
          aria-label={say.revokeNamed(token.name)}
          disabled={revoke.isPending}
          onClick={() => revoke.mutate()}
        >
          {say.revoke}
        </Button>
      </div>
    </div>
  );
}
