import { Download, HardDriveDownload, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ShowResponse } from '../../../../src/contract/browse-verbs.ts';
import { Button } from '../../parts/button.tsx';
import { durationInWords } from '../../words/dates.ts';
import { itemWords } from '../../words/item.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import styles from './file-facts.module.css';
import { ForgetDialog } from './forget-dialog.tsx';
import { downloadAddress } from './item-addresses.ts';
import type { ItemValues } from './item-document.ts';
import { namedFile } from './named-file.ts';
import section from './section.module.css';
import { Section } from './section.tsx';
import { bytesInWords } from './value-words.ts';

type Props = { readonly item: ShowResponse; readonly values: ItemValues; readonly onForgotten: () => void };

/** The file of an item: type, location and availability, with download and forget. */
export function FileFacts({ item, values: { media }, onForgotten }: Props) {
  const say = useWords(itemWords);
  const language = useLanguage();
  const [asks, setAsks] = useState(false);
  const { name: fileName, folder } = namedFile(item);
  const facts: readonly (readonly [string, string | undefined])[] = [
    [say.fileName, fileName],
    [say.folder, folder],
    [
      say.size,
      [
        media?.width === undefined || media.height === undefined ? undefined : `${media.width} × ${media.height}`,
        media?.bytes === undefined ? undefined : bytesInWords(media.bytes, language),
      ]
        .filter((part) => part !== undefined)
        .join(' · '),
    ],
    [
      say.length,
      media?.durationSeconds !== undefined
        ? durationInWords(media.durationSeconds)
        : media?.pages === undefined || media.pages === 0
          ? undefined
          : say.pages(media.pages),
    ],
    [say.camera, media?.camera],
    [say.lens, media?.lens],
    [say.copies, item.copies.map((copy) => copy.path).join(', ')],
  ];
  return (
    <Section title={say.file}>
      {item.original.present ? null : (
        <div className={styles.missing} role="status">
          <HardDriveDownload size={20} aria-hidden />
          <div>
            <p className={styles.strong}>{say.missing}</p>
            <p>{say.missingHelp}</p>
          </div>
        </div>
      )}
      <dl className={section.facts}>
        {facts.map(([name, value]) =>
          value === undefined || value === '' ? null : (
            <div key={name} className={section.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <div className={styles.actions}>
        {item.original.present && media !== undefined ? (
          <a className={styles.download} href={downloadAddress(item.id)} download>
            <Download size={16} aria-hidden />
            {say.download}
          </a>
        ) : null}
        <Button look="danger" icon={<Trash2 size={16} aria-hidden />} onClick={() => setAsks(true)}>
          {say.forget}
        </Button>
      </div>
      {asks ? (
        <ForgetDialog
          id={item.id}
          isMail={item.modality === 'email'}
          onClose={() => setAsks(false)}
          onForgotten={onForgotten}
        />
      ) : null}
    </Section>
  );
}
