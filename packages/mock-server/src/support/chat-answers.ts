import type { WordKey } from "../words/words.ts";

/** The automatic answer to a customer's message: it depends on what the message is about. */
export const answerTo = (text: string): WordKey =>
	subjects.find(([words]) => words.test(text))?.[1] ?? "chat.answer.other";

/** In the words of all languages of the platform. */
const subjects: readonly (readonly [words: RegExp, answer: WordKey])[] = [
	[
		/deposit|depósito|dépôt|recharge|top.?up|einzahl|vklad|wpłat|yatır|nạp|пополн|入金|充值|存款|입금|ฝาก|जमा|إيداع|شحن/i,
		"chat.answer.deposit",
	],
	[
		/withdraw|pay.?out|auszahl|retir|retrait|saque|sacar|preliev|výběr|wypłat|para çek|penarikan|tarik dana|pengeluaran|rút|вывод|вывест|出金|提現|提款|출금|ถอน|निका|سحب/i,
		"chat.answer.withdrawal",
	],
	[
		/verif|identi|passport|weryfik|tożsamo|totožnost|ověř|kimlik|doğrula|xác minh|верифик|паспорт|認證|驗證|身份|本人確認|인증|ยืนยันตัวตน|पहचान|सत्याप|تحقق|توثيق|هوية/i,
		"chat.answer.identity",
	],
];
