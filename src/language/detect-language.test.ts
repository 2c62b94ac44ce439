import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

describe('detectLanguage', () => {
  it.each([
    ['Thanks for your order', 'en'],
    ['Vielen Dank für Ihre Bestellung', 'de'],
    ['Merci pour votre commande', 'fr'],
    ['Gracias por su pedido', 'es'],
    ['Grazie per il tuo ordine', 'it'],
    ['Obrigado pelo seu pedido', 'pt'],
    ['Bedankt voor je bestelling', 'nl'],
    ['Tack för din beställning', 'sv'],
    ['您的订单已发货', 'zh'],
    ['ご注文ありがとうございます', 'ja'],
    ['주문해 주셔서 감사합니다', 'ko'],
    ['Your order from the 北京 shop has been shipped to you', 'en'],
    ['12345 ABC', undefined],
    ['', undefined],
  ])('%j is %s', (text, expected) => {
    expect(detectLanguage(text)).toBe(expected);
  });
});
