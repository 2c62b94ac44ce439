import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSending, putSending } from '../../../../src/contract/endpoints/models.ts';
import { getSettings } from '../../../../src/contract/endpoints/settings.ts';
import type { SendingResponse } from '../../../../src/contract/sending-verbs.ts';
import { call } from '../../api/call.ts';
import { toast } from '../../parts/toasts.tsx';
import { useLanguage, useWords } from '../../words/language.ts';
import { settingsWords } from '../../words/settings.ts';
import { Setting } from './setting.tsx';
import { Switch } from './switch.tsx';
import { wordsOf } from './use-change.ts';

type Use = SendingResponse['uses'][number];

/** The owner's consent to sending content to a model, with what is sent, where, and its cost so far. */
export function SendingSetting({ use, mayChange }: { readonly use: Use; readonly mayChange: boolean }) {
  const say = useWords(settingsWords);
  const client = useQueryClient();
  const decide = useMutation({
    mutationFn: (allowed: boolean) => call(putSending, { params: { purpose: use.purpose }, body: { allowed } }),
    onSuccess: () =>
      Promise.all([getSending, getSettings].map(({ id }) => client.invalidateQueries({ queryKey: [id] }))),
    onError: (error) => toast({ text: wordsOf(error), tone: 'bad' }),
  });
  const where = use.local ? say.staysHere : new URL(use.endpoint).host;
  const about = [
    `${say.sentTo(`${use.model} (${where})`)}: ${say[`${use.purpose}About`]}`,
    use.allowed === undefined ? say.notAsked : '',
    useSpentWords(use),
    use.pending > 0 ? say.waiting(use.pending) : '',
  ];
  return (
    <Setting title={say[use.purpose]} about={about.filter((part) => part !== '').join(' ')}>
      {(ids) => (
        <Switch
          {...ids}
          on={use.allowed === true}
          disabled={!mayChange || decide.isPending}
          onSwitch={(on) => decide.mutate(on)}
        />
      )}
    </Setting>
  );
}

function useSpentWords({ spent }: Use): string {
  const say = useWords(settingsWords);
  const language = useLanguage();
  if (spent.calls === 0) return say.spentNothing;
  const tokens = Math.round(spent.inputTokens + spent.outputTokens).toLocaleString(language);
  return say.spent(say.calls(spent.calls), tokens, spent.dollars === undefined ? '' : spent.dollars.toFixed(2));
}
