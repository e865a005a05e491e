import type { MicroDirection, MicroOrder } from "@tradewind/domain/micro";
import { Checked } from "../../../figures/checked.tsx";
import { ExactMoney } from "../../../figures/exact-money.tsx";
import { LongTime } from "../../../figures/long-time.tsx";
import type { Translate } from "../../../i18n/translator.ts";
import type { Fact } from "../../../ui/sheet/fact-list.tsx";
import type { ShownRecord } from "../../../ui/sheet/shown-record.ts";

export const microSide = (direction: MicroDirection, t: Translate): string =>
	t(`micro.direction.${direction}`);

export const microFacts = ({ id, createdAt, completedAt }: MicroOrder, t: Translate) =>
	({
		created: [t("micro.order.created"), <LongTime key="created" time={createdAt} />],
		completed: completedAt
			? [t("micro.order.completed"), <LongTime key="completed" time={completedAt} />]
			: undefined,
		number: [t("micro.order.number"), <bdi key="number">{String(id)}</bdi>],
	}) satisfies Record<string, Fact | undefined>;

/** A micro order among records of other kinds. */
export const microRecord = (order: MicroOrder, t: Translate): ShownRecord => {
	const { symbol, stage, amount, profit } = order;
	const { created, completed, number } = microFacts(order, t);
	const side = microSide(order.direction, t);
	return {
		title: `${symbol} · ${side}`,
		status: t(`micro.stage.${stage}`),
		facts: [
			[t("shared.export.direction"), side],
			[t("shared.export.amount"), <ExactMoney key="amount" value={amount} />],
			profit
				? [
						t("shared.export.profit"),
						<Checked key="profit" figure="micro result" answer={order}>
							<ExactMoney value={profit} sign="always" tone="change" />
						</Checked>,
					]
				: undefined,
			created,
			completed,
			number,
		],
	};
};
