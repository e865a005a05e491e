import { type ContractOrder, returnOnMarginRule } from "@tradewind/domain/contract";
import { type Decimal, formatFigure } from "@tradewind/domain/money";
import type { Language, SiteSettings } from "@tradewind/domain/site";
import { BigDecimal, Result } from "effect";
import { noValue } from "../../../figures/figure-text.ts";
import { moneyText } from "../../../figures/money-text.ts";
import { multipleIn } from "../../../figures/multiple.tsx";
import { percentText } from "../../../figures/percent-text.ts";
import { siteTimes } from "../../../i18n/site-times.ts";
import type { Translate } from "../../../i18n/translator.ts";
import type { PictureFacts } from "./trade-picture.ts";

/** The context of a closed order's image. */
interface Surroundings {
	readonly t: Translate;
	readonly language: Language;
	readonly settings: Pick<SiteSettings, "name" | "timeZone">;
	/** The address of the site. */
	readonly site: string;
	readonly pricePrecision: number;
	readonly hidesAmounts: boolean;
	readonly code: PictureFacts["code"];
}

/**
 * The texts of a closed order's image (docs/assumptions.md, A-142): the platform's profit, and the percent by
 * `contract.return-on-margin`.
 */
export const pictureFacts = (order: ContractOrder, around: Surroundings): PictureFacts => {
	const { t, language, settings } = around;
	const figure = (value: Decimal, digits: number) =>
		formatFigure(value, { digits, rounding: "half up", sign: "negative", locale: language.tag });
	const price = (value: Decimal | undefined) => (value ? figure(value, around.pricePrecision) : noValue);
	const { profit, margin } = order;
	const share = profit && margin && Result.getOrUndefined(returnOnMarginRule.compute({ profit, margin }));
	const amount = profit ? moneyText(profit, { sign: "always", locale: language.tag }, false) : noValue;
	const tone = !profit || BigDecimal.isZero(profit) ? "plain" : BigDecimal.isNegative(profit) ? "down" : "up";
	const times = siteTimes(language.tag, settings.timeZone);
	const time = (text: string | undefined) => (text ? times.shortNamed(text) : noValue);
	return {
		direction: language.direction,
		site: settings.name,
		address: new URL(around.site).host,
		symbol: order.symbol,
		side: {
			text: t(`contract.side.${order.direction}`),
			tone: order.direction === "buy" ? "up" : "down",
		},
		multiple: order.multiple ? multipleIn(t, language.tag, order.multiple) : "",
		percent: share && percentText(share.percent, language.tag, { digits: 2, sign: "always" }),
		amount: around.hidesAmounts ? undefined : amount,
		tone,
		basis: t("contract.share.basis"),
		verdict: t(`contract.share.verdict.${tone}`),
		rows: [
			{ label: t("contract.order.openPrice"), value: price(order.openPrice) },
			{ label: t("contract.order.closePrice"), value: price(order.latestPrice) },
			{ label: t("contract.order.created"), value: time(order.createdAt) },
			{ label: t("contract.order.completed"), value: time(order.completedAt) },
		],
		invitation: t("contract.share.invitation"),
		code: around.code,
	};
};

/** The alternative text of the image. */
export const altOf = (facts: PictureFacts, t: Translate): string =>
	t("contract.share.alt", {
		symbol: facts.symbol,
		side: facts.side.text,
		result: [facts.percent, facts.amount].filter((text) => text !== undefined).join(", ") || facts.verdict,
	});
