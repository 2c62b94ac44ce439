import { useLocation } from 'wouter';
import { getAlbums, postAlbum } from '../../../../src/contract/endpoints/albums.ts';
import { useChange } from '../../api/use-change.ts';
import { albumsWords } from '../../words/albums.ts';
import { useWords } from '../../words/language.ts';
import { albumAddress } from './album-address.ts';
import { AlbumForm } from './album-form.tsx';

/** Makes an album, or keeps a search under a name. */
export function NewAlbum({
  query = '',
  plan,
  onClose,
}: {
  readonly query?: string;
  readonly plan?: string | undefined;
  readonly onClose: () => void;
}) {
  const say = useWords(albumsWords);
  const [, navigate] = useLocation();
  const make = useChange(postAlbum, [getAlbums], say.failed);
  const said = (words: string) => ({
    ...(words === '' ? {} : { query: words }),
    ...(plan === undefined ? {} : { plan }),
  });
  return (
    <AlbumForm
      title={query === '' ? say.createTitle : say.saveSearch}
      submit={say.save}
      before={{ name: query, query }}
      asksQuery
      onSave={async ({ name, query: words }) => {
        const made = await make.mutateAsync({ body: { name, ...said(words) } }).catch(() => undefined);
        if (made === undefined) return;
        onClose();
        navigate(albumAddress(made.id));
      }}
      onClose={onClose}
    />
  );
}
