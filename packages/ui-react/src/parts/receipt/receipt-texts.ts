import { type Decimal, parseDecimal } from "@tradewind/domain/money";
import { Result } from "effect";
import { amountText, moneyText } from "../../figures/money-text.ts";
import type { Translate } from "../../i18n/translator.ts";
import type { Phrase, Receipt, ReceiptValue } from "../../kept/receipt.ts";

interface Surroundings {
	readonly t: Translate;
	/** BCP 47. */
	readonly locale: string;
	/** Whether the customer hides amounts. */
	readonly isHidden: boolean;
	/** A moment as text, with its zone. */
	readonly moment: (at: number) => string;
}

/** A receipt as texts, for its picture. */
export interface ReceiptTexts {
	readonly title: string;
	readonly sum: string | undefined;
	readonly rows: readonly { readonly label: string; readonly value: string; readonly isFigure: boolean }[];
}

export const phraseText = ({ key, facts, words = {} }: Phrase, t: Translate): string => {
	const translated = Object.entries(words).map(([name, word]) => [name, t(word)]);
	return t(key, { ...facts, ...Object.fromEntries(translated) });
};

/** The exact decimal of a kept amount. */
export const amountOf = (text: string): Decimal | undefined => Result.getOrUndefined(parseDecimal(text));

const valueText = (value: ReceiptValue, { t, locale, isHidden }: Surroundings): string => {
	switch (value.is) {
		case "text":
			return value.text;
		case "words":
			return phraseText(value, t);
		case "money": {
			const amount = amountOf(value.value);
			return amount ? moneyText(amount, { locale, digits: "exact" }, isHidden) : value.value;
		}
		case "amount": {
			const amount = amountOf(value.value);
			return amount ? amountText(amount, { locale, currency: value.currency }, isHidden) : value.value;
		}
	}
};

/** Everything on a receipt that is shared: what, how much, its lines, its number and time. */
export const receiptTexts = (receipt: Receipt, around: Surroundings): ReceiptTexts => {
	const { t, moment } = around;
	const { number } = receipt;
	return {
		title: phraseText(receipt.title, t),
		sum: receipt.sum && valueText(receipt.sum, around),
		rows: [
			...receipt.lines.map(({ label, value }) => ({
				label: t(label),
				value: valueText(value, around),
				isFigure: value.is === "money" || value.is === "amount",
			})),
			...(number === undefined ? [] : [{ label: t("shared.receipt.number"), value: number, isFigure: true }]),
			{ label: t("shared.receipt.time"), value: moment(receipt.at), isFigure: false },
		],
	};
};
