import { phraseList, phraseTable } from '../../../language/phrases.ts';

const table = <K extends string>(lists: Readonly<Record<K, string>>) =>
  phraseTable(
    (Object.keys(lists) as K[]).flatMap((value) => phraseList(lists[value]).map((phrase) => ({ phrase, value }))),
  );

/** Words printed on papers that say who somebody is or what they own. */
export const paperWords = table({
  card: `
    passport | identity card | id card | driving licence | driver license | drivers license | residence permit | visa |
    national id | social security | date of birth | nationality | card number | valid thru | expires | cardholder |
    insurance card | student card | employee id | reisepass | personalausweis | führerschein | aufenthaltstitel |
    geburtsdatum | staatsangehörigkeit | krankenkasse | versichertenkarte | gültig bis | passeport | carte d identité |
    permis de conduire | pasaporte | dni | carta d identità | 身份证 | 护照 | 驾驶证 | 户口簿 | 社保卡 | 银行卡 | 学生证 | 工作证 |
    出生 | 公民身份号码`,
  document: `
    invoice | receipt | account | statement | boarding pass | ticket | contract | agreement | prescription | diagnosis |
    patient | certificate | tax | payslip | salary | subtotal | total | rechnung | quittung | beleg | kontoauszug |
    bordkarte | fahrkarte | vertrag | rezept | befund | bescheinigung | gehalt | summe | facture | reçu | factura |
    recibo | 发票 | 收据 | 账单 | 合同 | 登机牌 | 车票 | 处方 | 病历 | 诊断 | 合计`,
});

/** Words that say that a picture shows a child, or something that is nobody else's business. */
export const peopleWords = table({
  child: `
    child | children | kid | kids | baby | babies | toddler | infant | newborn | schoolchild | pupil | pupils |
    kindergarten | nursery | playground | boy | girl | kind | kinder | säugling | kleinkind | schulkind | junge |
    mädchen | enfant | bébé | niño | niña | bambino | 孩子 | 小孩 | 宝宝 | 婴儿 | 儿童 | 幼儿园 | 小朋友 | 男孩 | 女孩`,
  intimate: `
    naked | nude | nudity | underwear | lingerie | topless | bathing | bathtub | shower | in bed | kissing | breastfeeding |
    surgery | wound | hospital bed | funeral | nackt | unterwäsche | badewanne | dusche | im bett | stillen | operation |
    wunde | begräbnis | nu | sous vêtements | desnudo | 裸 | 内衣 | 洗澡 | 浴缸 | 床上 | 哺乳 | 手术 | 伤口 | 葬礼`,
});
