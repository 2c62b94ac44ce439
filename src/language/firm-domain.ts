/** Mail services of people and second levels of countries: what stands before them is nobody's firm. */
const providers =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|proton|protonmail|pm|mail|qq|163|126|sina|foxmail|yandex|zoho|fastmail|orange|wanadoo|free|sfr|laposte|t-online|libero|virgilio|tiscali|post|btinternet|talktalk|ntlworld|virginmedia|blueyonder|sky|comcast|verizon|att|sbcglobal|bellsouth|cox|charter|rogers|shaw|bigpond|optusnet|xtra|posteo|mailbox|freenet|arcor|vodafone|bluewin|hispeed|telia|bredband|telenor|online|xs4all|ziggo|kpn|planet|telenet|skynet|seznam|centrum|wp|onet|interia|o2|naver|daum|hanmail|sohu|aliyun|139|189|yeah|rediffmail|hey|duck|tutanota|tuta|pobox|earthlink|juno)$/;
const secondLevels = /^(co|com|org|net|ac|gov|edu)$/;

/** "news.skyway.co.uk" as "skyway.co.uk"; nothing for mail services, whose addresses belong to people. */
export function firmDomain(address: string): string | undefined {
  const labels = address
    .slice(address.indexOf('@') + 1)
    .toLowerCase()
    .split('.');
  const size = secondLevels.test(labels.at(-2) ?? '') && labels.length > 2 ? 3 : 2;
  const own = labels.at(-size);
  return own === undefined || providers.test(own) ? undefined : labels.slice(-size).join('.');
}
