import type { MatchedBank } from "@tradewind/domain/deposit";
import type { Translate } from "../../i18n/translator.ts";

/** The lines of an account that was matched to a deposit. */
export const bankLines = (bank: MatchedBank, t: Translate) =>
	(
		[
			["bankName", bank.bankName],
			["payeeName", bank.payeeName],
			["account", bank.account],
			["iban", bank.iban],
			["swift", bank.swift],
			["ifsc", bank.ifsc],
		] as const
	).map(([name, text]) => ({ label: t(`deposit.line.${name}`), text }));
