import type { MailAccountChange, MailAccountDocument, MailSignIn, NewMailAccount } from '../../contract/mail-verbs.ts';
import type { importPart } from '../import/import-part.ts';
import type { OpenMemory } from '../open-memory.ts';
import type { SecretPlace } from './mail-secrets.ts';
import type { MailSyncOptions } from './sync-mail.ts';

const accounts = () => import('./mail-accounts.ts');
const signIns = () => import('./mail-sign-ins.ts');

/** What an app offers of mail accounts; loaded with the first use. */
export function mailPart(memory: OpenMemory, { desk }: Pick<ReturnType<typeof importPart>, 'desk'>) {
  const list = async (): Promise<MailAccountDocument[]> => {
    const states = await desk();
    return (await accounts()).listMailAccounts(memory, (id) => states.mail.stateOf(id));
  };
  const shown = async (id: string): Promise<MailAccountDocument> => {
    const found = (await list()).find((one) => one.id === id);
    return found ?? Promise.reject((await accounts()).noMailAccount(id));
  };
  return {
    mailAccounts: list,
    addMailAccount: async (made: NewMailAccount, place?: SecretPlace) => {
      const { id } = await (await accounts()).addMailAccount(memory, made, place);
      await (await desk()).mail.changed(id);
      return shown(id);
    },
    changeMailAccount: async (id: string, change: MailAccountChange, place?: SecretPlace) => {
      const { id: known } = await (await accounts()).changeMailAccount(memory, id, change, place);
      await (await desk()).mail.changed(known);
      return shown(known);
    },
    beginMailSignIn: async (asked: MailSignIn, redirect: string, place?: SecretPlace) =>
      (await signIns()).beginMailSignIn(memory, asked, redirect, place),
    finishMailSignIn: async (returned: URLSearchParams) => {
      const { id } = await (await signIns()).finishMailSignIn(memory, returned);
      await (await desk()).mail.changed(id);
      return shown(id);
    },
    removeMailAccount: async (id: string) => {
      await (await desk()).mail.stop(id);
      const removed = await (await accounts()).removeMailAccount(memory, id);
      await (await desk()).mail.changed(removed.removed);
      return removed;
    },
    mailFolders: async (id: string) => (await accounts()).mailFolders(memory, id),
    syncMail: async (id: string, options?: MailSyncOptions) =>
      (await import('./sync-mail.ts')).syncMail(memory, id, options),
  };
}
