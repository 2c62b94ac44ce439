import { getDomain } from 'tldts';
import { remembered } from './remembered.ts';

/** Mail services of people: what stands before them is nobody's firm. */
const providers =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|proton|protonmail|pm|mail|qq|163|126|sina|foxmail|yandex|zoho|fastmail|orange|wanadoo|free|sfr|laposte|t-online|libero|virgilio|tiscali|post|btinternet|talktalk|ntlworld|virginmedia|blueyonder|sky|comcast|verizon|att|sbcglobal|bellsouth|cox|charter|rogers|shaw|bigpond|optusnet|xtra|posteo|mailbox|freenet|arcor|vodafone|bluewin|hispeed|telia|bredband|telenor|online|xs4all|ziggo|kpn|planet|telenet|skynet|seznam|centrum|wp|onet|interia|o2|naver|daum|hanmail|sohu|aliyun|139|189|yeah|rediffmail|hey|duck|tutanota|tuta|pobox|earthlink|juno)$/;

/**
 * The domain that somebody registered: "news.skyway.co.uk" is of "skyway.co.uk", and "inn.pages.dev", which anybody gets
 * under a host's own name, is of itself (public suffix list, its private part too). Nothing for IP addresses.
 */
export const registeredDomain = remembered(10_000, (host: string): string | undefined => {
  return getDomain(host, { allowPrivateDomains: true }) ?? undefined;
});

/** The registered domain of an address; nothing for mail services, whose addresses belong to people. */
export function firmDomain(address: string): string | undefined {
  const domain = registeredDomain(address.slice(address.lastIndexOf('@') + 1).toLowerCase());
  return domain === undefined || providers.test(domain.split('.')[0] ?? '') ? undefined : domain;
}
