import { type StopsForm, summariseStops } from "@tradewind/domain/contract";
import { useSelector } from "@xstate/react";
import { type ReactNode, useId, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { usePricePrecision } from "../../../instruments/use-price-precision.ts";
import { readSaved } from "../../../storage/saved.ts";
import { useDoubleTapGuard } from "../../../ui/control/use-double-tap-guard.ts";
import { issueText } from "../issue-text.ts";
import { MarketClosedReason, useClosedMarket } from "./closed-market.tsx";
import type { OrderActor } from "./order-actors.ts";
import classes from "./order-buttons.module.css";
import { SheetButton, SheetButtons } from "./sheet-buttons.tsx";

export type Step = "details" | "stops" | "close" | "cancel";

interface OrderButton {
	readonly label: string;
	readonly onPress: () => void;
	/** The reason why it is disabled. */
	readonly disabledReason?: ReactNode;
	readonly look?: "main" | "strong" | "danger";
}

/** Whether closing and cancelling are confirmed first. */
export const asksFirst = (): boolean => readSaved().receiptOff !== true;

/** The commands of each step, in thumb reach. Confirmation is skipped if the customer has switched it off. */
export const OrderButtons = (props: {
	readonly actor: OrderActor;
	readonly step: Step;
	readonly form: StopsForm;
	readonly onStep: (step: Step) => void;
	/** Opens the sheet for another target. */
	readonly onRetarget: () => void;
}): ReactNode => {
	const { actor, step, form, onStep } = props;
	const words = useWords();
	const { t, language } = words;
	const id = useId();
	const order = useSelector(actor, (snapshot) => snapshot.context.order);
	const busy = useSelector(actor, (snapshot) =>
		snapshot.hasTag("busy") ? snapshot.context.command : undefined,
	);
	const isSettled = useDoubleTapGuard(`${step} ${busy}`);
	const [asks] = useState(asksFirst);
	const closed = useClosedMarket(order.instrument);
	const pricePrecision = usePricePrecision(order.instrument, order.latestPrice);
	const { stops, issues } = summariseStops(form, order, { pricePrecision }, language.code);
	const [issue] = issues;
	const unsaved = issue ? issueText(issue, { pricePrecision }, words) : t("contract.order.stops.unchanged");

	const back: OrderButton = { label: t("contract.order.back"), onPress: () => onStep("details") };
	const buttons: Readonly<Record<Step, readonly OrderButton[]>> = {
		details:
			order.stage === "pending"
				? [
						{ label: t("contract.retarget.title"), onPress: props.onRetarget },
						{
							label: t("contract.order.cancel"),
							onPress: () => (asks ? onStep("cancel") : actor.send({ type: "cancel" })),
							look: "danger",
						},
					]
				: [
						{ label: t("contract.order.setStops"), onPress: () => onStep("stops") },
						{
							label: t("contract.order.close"),
							onPress: () => (asks || closed ? onStep("close") : actor.send({ type: "close" })),
							look: "strong",
						},
					],
		stops: [
			back,
			{
				label: t("contract.order.stops.save"),
				disabledReason: stops ? undefined : unsaved,
				onPress: () => stops && actor.send({ type: "set stops", ...stops }),
				look: "main",
			},
		],
		close: [
			{ label: t("contract.order.keep"), onPress: () => onStep("details") },
			{
				label: t("contract.order.close.confirm"),
				disabledReason: closed ? <MarketClosedReason instrument={closed} /> : undefined,
				onPress: () => actor.send({ type: "close" }),
				look: "strong",
			},
		],
		cancel: [
			{ label: t("contract.order.keep"), onPress: () => onStep("details") },
			{
				label: t("contract.order.cancel.confirm"),
				onPress: () => actor.send({ type: "cancel" }),
				look: "danger",
			},
		],
	};
	const disabledReason = buttons[step].find((button) => button.disabledReason !== undefined)?.disabledReason;
	return (
		<>
			<p id={id} className={classes.reason}>
				{disabledReason}
			</p>
			<SheetButtons>
				{buttons[step].map((button) => (
					<SheetButton
						key={button.label}
						look={button.look}
						disabled={button.disabledReason !== undefined || busy !== undefined}
						aria-disabled={!isSettled}
						aria-busy={button.look !== undefined && busy !== undefined}
						aria-describedby={button.disabledReason === undefined ? undefined : id}
						onClick={isSettled ? button.onPress : undefined}
					>
						{button.look !== undefined && busy
							? t(`contract.order.busy.${busy.replace(" ", "-")}`)
							: button.label}
					</SheetButton>
				))}
			</SheetButtons>
		</>
	);
};
