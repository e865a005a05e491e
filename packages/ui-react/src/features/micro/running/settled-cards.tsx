import type { MicroOrder } from "@tradewind/domain/micro";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { type ReactNode, useId, useState } from "react";
import { resultOf } from "../../../activity/micro-result-toast.ts";
import { Figure } from "../../../figures/figure.tsx";
import { Money } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { usePricePrecision } from "../../../instruments/use-price-precision.ts";
import { OrderTitle } from "../../../parts/order/order-title.tsx";
import { useApp } from "../../../state/app.ts";
import { showsMicroDetails } from "../../../state/shows-micro-details.ts";
import { useStore } from "../../../state/use-store.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { check, cross } from "../../../ui/icon/signs.ts";
import { SectionHead } from "../../../ui/layout/section-head.tsx";
import { useView } from "../../../ui/layout/view.ts";
import { toastContainer } from "../../../ui/toast/toasts.ts";
import { Direction } from "../orders/direction.tsx";
import { EvidenceSheet } from "../orders/evidence-sheet.tsx";
import cards from "./running-cards.module.css";
import { useKnownOrders } from "./running-orders.ts";
import classes from "./settled-card.module.css";

/** The results of orders that have ended while the app was open, until each is dismissed (Spec 1 §4). */
export const SettledCards = ({ signedIn }: { readonly signedIn: SignedIn }): ReactNode => {
	const { t } = useWords();
	const id = useId();
	const { results, dismiss } = useKnownOrders(signedIn);
	const showsDetails = useSelector(useApp().site, ({ context }) => showsMicroDetails(context));
	const [opened, setOpened] = useState<MicroOrder>();
	const view = useView();
	const isInView = useStore(view.subscribe, view.isIn);
	if (results.length === 0) return null;
	return (
		<section ref={view.ref} className={cards.running} aria-labelledby={id}>
			{isInView ? <div ref={toastContainer} className={classes.notices} /> : null}
			<SectionHead
				id={id}
				title={t("micro.settled.title")}
				to="/order?source=micro&type=3"
				all={t("micro.settled.all")}
			/>
			<ul className={cards.cards}>
				{results.map((order) => (
					<SettledCard
						key={order.id}
						order={order}
						showsDetails={showsDetails}
						onOpen={() => setOpened(order)}
						onDismiss={() => dismiss(order.id)}
					/>
				))}
			</ul>
			<EvidenceSheet order={opened} onClose={() => setOpened(undefined)} showsDetails={showsDetails} />
		</section>
	);
};

const signs = { won: check, lost: cross, even: "M5 9h14M5 15h14" } as const;

const SettledCard = (props: {
	readonly order: MicroOrder;
	readonly showsDetails: boolean;
	readonly onOpen: () => void;
	readonly onDismiss: () => void;
}): ReactNode => {
	const { order, showsDetails } = props;
	const { t } = useWords();
	const digits = usePricePrecision(order.instrument, order.openPrice);
	// A customer tag hides the result (Spec 1 §6); the platform may not have reported it.
	const result = showsDetails && order.profit ? resultOf(order.profit) : undefined;
	return (
		<li className={classes.card} data-result={result}>
			<button type="button" className={classes.open} onClick={props.onOpen}>
				<Icon sign={signs[result ?? "even"]} size="2.75rem" weight={2.6} className={classes.sign} />
				<span className={classes.what}>
					<OrderTitle symbol={order.symbol} side={order.direction}>
						<Direction of={order.direction} />
					</OrderTitle>
				</span>
				<span className={classes.profit}>
					{result ? <Money value={order.profit} sign="always" tone="change" /> : null}
				</span>
				<span className={classes.note}>
					{t(`micro.settled.${result ?? "plain"}`)} · {t("micro.order.end")}{" "}
					<Figure value={order.endPrice} digits={digits} />
				</span>
				<span className={classes.details}>{t("shared.receipt.details")}</span>
			</button>
			<button
				type="button"
				className="icon-button"
				aria-label={t("micro.settled.dismiss", { symbol: order.symbol })}
				onClick={props.onDismiss}
			>
				<Icon sign={cross} />
			</button>
		</li>
	);
};
