import { Ellipsis, Keyboard, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { Link, useLocation } from 'wouter';
import { getBuilds } from '../../../src/contract/endpoints/builds.ts';
import { useRead } from '../api/use-read.ts';
import { IconButton } from '../parts/button.tsx';
import { chooseLanguage, useLanguage, useWords } from '../words/language.ts';
import { BusyMark } from './busy-mark.tsx';
import { MemorySwitch, useAccount } from './memory-switch.tsx';
import styles from './navigation.module.css';
import { forManagers, notForViewers, type PageEntry, pages } from './pages.ts';
import { useResearch } from './research.ts';
import { shellWords } from './shell-words.ts';
import { chooseTheme, useTheme } from './theme.ts';

const isAt = (here: string, path: string): boolean =>
  path === '/' ? here === '/' : here === path || here.startsWith(`${path}/`);

const main = pages.filter(({ place }) => place === 'main');
const ofAccounts = pages.filter(({ place }) => place === 'accounts');

/** Datasets are reviewed by few: their page is only offered where the server has some; benchmarks where asked for. */
function useMore(): readonly PageEntry[] {
  const { data } = useRead(getBuilds, {});
  const signedIn = useAccount();
  const [research] = useResearch();
  const [here] = useLocation();
  const isListed = ({ place, path }: PageEntry): boolean =>
    place === 'more' ||
    (place === 'research' && (research === 'shown' || isAt(here, path))) ||
    (place === 'builds' && data !== undefined && data.folders.length > 0);
  const all = pages.filter(isListed);
  if (signedIn === undefined) return all;
  const role = signedIn.memory?.role;
  const isViewer = role !== 'owner' && role !== 'editor';
  const isManager = signedIn.account?.admin === true;
  const mine = all.filter(
    ({ name }) => !(isViewer && notForViewers.has(name)) && (isManager || !forManagers.has(name)),
  );
  return [...mine, ...ofAccounts];
}

/** Navigation beside the content; on a phone a bar below it, with less used pages under "More". */
export function Navigation({ onHelp }: { readonly onHelp: () => void }) {
  const say = useWords(shellWords);
  const sheet = useId();
  const lower = useMore();
  return (
    <nav className={styles.navigation} aria-label={say.pages}>
      <Link href="/" className={styles.brand}>
        <img src="/icon.svg" alt="" width={28} height={28} />
        <span>Madeleine</span>
      </Link>
      <MemorySwitch />
      <ul className={styles.list}>
        {main.map((entry, n) => (
          <li key={entry.name} className={n > 3 ? styles.wideOnly : undefined}>
            <PageLink entry={entry} />
          </li>
        ))}
      </ul>
      <ul className={`${styles.list} ${styles.lower} ${styles.wideOnly}`}>
        {lower.map((entry) => (
          <li key={entry.name}>
            <PageLink entry={entry} />
          </li>
        ))}
        <li>
          <Switches onHelp={onHelp} />
        </li>
      </ul>
      <button type="button" className={`${styles.link} ${styles.narrowOnly}`} popoverTarget={sheet}>
        <Ellipsis size={20} aria-hidden />
        <span>{say.more}</span>
      </button>
      <div id={sheet} popover="auto" className={styles.sheet}>
        <MemorySwitch />
        <ul className={styles.sheetList}>
          {[...main.slice(4), ...lower].map((entry) => (
            <li key={entry.name}>
              <PageLink
                entry={entry}
                onClick={() => {
                  document.getElementById(sheet)?.hidePopover();
                }}
              />
            </li>
          ))}
        </ul>
        <Switches onHelp={onHelp} />
      </div>
    </nav>
  );
}

function PageLink({ entry, onClick }: { readonly entry: PageEntry; readonly onClick?: () => void }) {
  const say = useWords(shellWords);
  const [here] = useLocation();
  const Icon = entry.icon;
  const current = isAt(here, entry.path);
  return (
    <Link
      href={entry.path}
      className={styles.link}
      {...(onClick === undefined ? {} : { onClick })}
      {...(current ? { 'aria-current': 'page' as const } : {})}
    >
      {Icon === undefined ? null : <Icon size={20} aria-hidden />}
      <span>{say[entry.name]}</span>
      {entry.name === 'import' ? <BusyMark /> : null}
    </Link>
  );
}

function Switches({ onHelp }: { readonly onHelp: () => void }) {
  const say = useWords(shellWords);
  const theme = useTheme();
  const language = useLanguage();
  return (
    <div className={styles.switches}>
      <IconButton
        label={theme === 'dark' ? say.themeToLight : say.themeToDark}
        onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
      >
        {theme === 'dark' ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
      </IconButton>
      <IconButton label={say.languageLabel} onClick={() => chooseLanguage(language === 'en' ? 'zh' : 'en')}>
        <span aria-hidden className={styles.language}>
          {say.language}
        </span>
      </IconButton>
      <IconButton label={say.help} onClick={onHelp} className={styles.wideOnly ?? ''}>
        <Keyboard size={18} aria-hidden />
      </IconButton>
    </div>
  );
}
