import type { Subscription } from "@tradewind/domain/fund";
import { Checked } from "../../../figures/checked.tsx";
import { LongTime } from "../../../figures/long-time.tsx";
import type { Translate } from "../../../i18n/translator.ts";
import type { Fact } from "../../../ui/sheet/fact-list.tsx";
import type { ShownRecord } from "../../../ui/sheet/shown-record.ts";
import { FundAmount } from "./fund-amount.tsx";

export const subscriptionStatus = ({ status }: Pick<Subscription, "status">, t: Translate): string =>
	t(`fund.status.${status}`);

export const subscriptionFacts = (subscription: Subscription, t: Translate) => {
	const { fund, amount, totalProfit, subscribedAt, id } = subscription;
	return {
		fund: [t("fund.record.fund"), <bdi key="fund">{fund.title}</bdi>],
		status: [t("fund.status"), subscriptionStatus(subscription, t)],
		amount: [t("fund.amount"), <FundAmount key="amount" value={amount} unit={fund.currency} />],
		since: [t("fund.since"), <LongTime key="since" time={subscribedAt} />],
		soFar: [
			t("fund.soFar"),
			<Checked key="total" figure="fund income" answer={subscription} currency={fund.currency}>
				<FundAmount value={totalProfit} unit={fund.currency} />
			</Checked>,
		],
		number: [t("fund.record.number"), <bdi key="number">{String(id)}</bdi>],
	} satisfies Record<string, Fact | undefined>;
};

/** A subscription among records of other kinds. */
export const subscriptionRecord = (subscription: Subscription, t: Translate): ShownRecord => {
	const { fund, amount, soFar, since, number } = subscriptionFacts(subscription, t);
	return {
		title: t("fund.subscription"),
		status: subscriptionStatus(subscription, t),
		facts: [fund, amount, soFar, since, number],
	};
};
