import { Copy, Trash2 } from 'lucide-react';
import { deleteShareLink, getShareLinks } from '../../../../src/contract/endpoints/links.ts';
import type { ShareLinkShape } from '../../../../src/contract/link-verbs.ts';
import { call } from '../../api/call.ts';
import { queryClient, useRead } from '../../api/use-read.ts';
import { instantInWords } from '../../words/dates.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { linkWords } from '../../words/links.ts';
import { IconButton } from '../button.tsx';
import { toast } from '../toasts.tsx';
import { copyLink } from './copy-link.ts';
import styles from './links.module.css';
import { useMayLink } from './use-may-link.ts';

/**
 * All links under which others see something, each to be opened, copied and removed; nothing where there are none. `of`: the
 * name of the memory, where there are several.
 */
export function LinkList({ of }: { readonly of?: string }) {
  const say = useWords(linkWords);
  const { data } = useRead(getShareLinks, {}, { enabled: useMayLink() });
  if (data === undefined || data.links.length === 0) return null;
  return (
    <section aria-labelledby="share-links">
      <h2 id="share-links">{of === undefined ? say.links : say.linksOf(of)}</h2>
      <ul className={styles.list}>
        {data.links.map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
      </ul>
    </section>
  );
}

function LinkRow({ link }: { readonly link: ShareLinkShape }) {
  const say = useWords(linkWords);
  const language = useLanguage();
  const { id, name, path, items, expires, expired, hasPassword, originals } = link;
  const facts = [
    say.items(items),
    expired ? say.expired : expires === undefined ? undefined : say.ends(instantInWords(expires, language)),
    hasPassword ? say.hasPassword : undefined,
    originals ? say.withOriginals : undefined,
  ];
  const remove = async (): Promise<void> => {
    await call(deleteShareLink, { params: { id } });
    await queryClient.invalidateQueries();
    toast({ text: say.removed });
  };
  const copy = async (): Promise<void> => {
    if (await copyLink(`${location.origin}${path}`)) toast({ text: say.copied });
  };
  return (
    <li>
      <span className={styles.named}>
        <a href={path} target="_blank" rel="noreferrer">
          {name}
        </a>
        <span className={styles.soft}>{facts.filter((one) => one !== undefined).join(' · ')}</span>
      </span>
      <IconButton label={say.copyOf(name)} onClick={() => void copy()}>
        <Copy size={18} aria-hidden />
      </IconButton>
      <IconButton label={say.removeOf(name)} onClick={() => void remove().catch(() => toast({ text: say.failed }))}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </li>
  );
}
