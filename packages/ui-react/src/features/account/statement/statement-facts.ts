import { type AccountKind, kindsOf, type Statement } from "@tradewind/domain/account";
import type { Decimal } from "@tradewind/domain/money";
import { readMoment } from "@tradewind/domain/time";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { figureText } from "../../../figures/figure-text.ts";
import type { SiteTimes } from "../../../i18n/site-times.ts";
import type { Translate } from "../../../i18n/translator.ts";

/** A statement as texts: what the file shows. */
export interface StatementTexts {
	readonly title: string;
	/** Lines below the title: label and value. */
	readonly head: readonly (readonly [label: string, value: string])[];
	readonly summary: readonly (readonly [label: string, amount: string])[];
	readonly columns: readonly [time: string, reason: string, change: string, balance: string];
	readonly rows: readonly (readonly [time: string, reason: string, change: string, balance: string])[];
	/** Instead of rows, if there are none. */
	readonly noRows: string;
	readonly note: string;
	/** The foot of a page. */
	readonly pageOf: (page: number, pages: number) => string;
}

interface StatementSubject {
	readonly site: string;
	readonly currency: string;
	readonly account: AccountKind;
	readonly uid: string;
	/** The start and the end of the period, in milliseconds since 1970. */
	readonly from: number;
	readonly to: number;
	readonly monthName: string;
	readonly madeAt: number;
}

/** An exact amount with at least two decimals. */
const exactAmount = (value: Decimal, locale: string, sign: "negative" | "always" = "negative"): string =>
	figureText(value, { digits: Math.max(2, decimalsOf(value)), sign }, locale).text;

/** The time of a record in the time zone; the platform's own text if it is not a time. */
export const recordTime = (createdAt: string, time: SiteTimes): string => {
	const moment = readMoment(createdAt);
	return moment === undefined ? createdAt : time.moment(moment);
};

/** The texts of a statement in the customer's language, with exact amounts. */
export const statementTexts = (
	statement: Statement,
	subject: StatementSubject,
	{ t, locale, time }: { readonly t: Translate; readonly locale: string; readonly time: SiteTimes },
): StatementTexts => {
	const { opening, movements, sums, closing } = statement;
	const amount = (value: Decimal, sign?: "always") => exactAmount(value, locale, sign);
	return {
		title: `${subject.site} · ${t("account.statement")}`,
		head: [
			[t("account.which"), t(`account.name.${subject.account}`)],
			[t("account.statement.customer"), subject.uid],
			[t("account.statement.month"), subject.monthName],
			[
				t("account.statement.period"),
				`${time.date(subject.from)} – ${time.date(subject.to - 1)} (${time.zone})`,
			],
			[t("account.statement.currency"), subject.currency],
			[t("account.statement.madeAt"), `${time.moment(subject.madeAt)} (${time.zone})`],
		],
		summary: [
			[t("account.statement.opening"), amount(opening)],
			...kindsOf(statement).map(
				(kind) => [t(`account.statement.sum.${kind}`), amount(sums[kind], "always")] as const,
			),
			[t("account.statement.closing"), amount(closing)],
		],
		columns: [
			`${t("account.statement.time")} (${time.zone})`,
			t("account.statement.reason"),
			t("account.statement.change"),
			t("account.after"),
		],
		rows: movements.map(({ createdAt, reason, change, balanceAfter }) => [
			recordTime(createdAt, time),
			reason.text.trim() || t("account.changes.unnamed"),
			change ? amount(change, "always") : "--",
			balanceAfter ? amount(balanceAfter) : "--",
		]),
		noRows: t("account.statement.none"),
		note: t("account.statement.note"),
		pageOf: (page, pages) => t("account.statement.page", { page, pages }),
	};
};
