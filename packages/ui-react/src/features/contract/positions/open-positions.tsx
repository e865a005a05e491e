import type { ContractOrder } from "@tradewind/domain/contract";
import type { Instrument } from "@tradewind/domain/market";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { SectionHead } from "../../../ui/layout/section-head.tsx";
import { ErrorBanner } from "../../../ui/list/error-banner.tsx";
import { useOpenedRow } from "../../../ui/list/use-opened-row.ts";
import { isStale } from "../orders/is-stale.ts";
import { OpenedOrder } from "../orders/opened-order.tsx";
import { OrderRows } from "../orders/order-rows.tsx";
import { useOpenIds } from "../orders/use-open-ids.ts";
import classes from "./open-positions.module.css";

/** The customer's open positions and pending orders of this instrument, in short. */
export const OpenPositions = ({ instrument }: { readonly instrument: Instrument }): ReactNode => {
	const { t } = useWords();
	const opened = useOpenedRow<ContractOrder>();
	const ids = useOpenIds((context) =>
		[...context.holding, ...context.pending].filter((order) => order.instrument === instrument.id),
	);
	const { orders } = useApp();
	const isFailed = useSelector(orders, isStale);
	const error = useSelector(orders, ({ context }) => context.error);
	return (
		<>
			{ids.length === 0 && !isFailed ? null : (
				<section className={classes.positions}>
					<SectionHead
						title={t("contract.positions.title")}
						to="/order?type=1"
						all={t("contract.positions.all")}
					/>
					{isFailed ? <ErrorBanner error={error} onRetry={() => orders.send({ type: "refresh" })} /> : null}
					<OrderRows ids={ids} onOpen={opened.open} />
				</section>
			)}
			<OpenedOrder order={opened.row} onClose={opened.onClose} />
		</>
	);
};
