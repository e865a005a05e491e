import type { WordKey } from "../words/words.ts";

/** The automatic answer to a customer's message: it depends on what the message is about. */
export const answerTo = (text: string): WordKey =>
	subjects.find(([words]) => words.test(text))?.[1] ?? "chat.answer.other";

const subjects: readonly (readonly [words: RegExp, answer: WordKey])[] = [
	[/deposit|recharge|top.?up|入金|充值|存款|إيداع|شحن/i, "chat.answer.deposit"],
	[/withdraw|pay.?out|出金|提現|提款|سحب/i, "chat.answer.withdrawal"],
	[/verif|identity|passport|認證|驗證|身份|تحقق|هوية/i, "chat.answer.identity"],
];
