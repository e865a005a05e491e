import {
	type ContractOrder,
	type OrderCommandDone,
	type StopsForm,
	stopsFormOf,
} from "@tradewind/domain/contract";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { type ReactNode, startTransition, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { lazyWithWords } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { useApp } from "../../../state/app.ts";
import { useSession } from "../../../state/use-session.ts";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { showToast } from "../../../ui/toast/toasts.ts";
import { closedMarketOf } from "./closed-market.tsx";
import { endOf, markSheetOpen, type OrderActor, type OrderEnd, orderActorOf } from "./order-actors.ts";
import { beginningStops, type OrderBeginning } from "./order-beginning.ts";
import { asksFirst, OrderButtons, type Step } from "./order-buttons.tsx";
import { OrderDetails } from "./order-details.tsx";
import { OrderEndReceipt } from "./order-end.tsx";
import { OrderOutcome } from "./order-outcome.tsx";
import { OrderQuestion } from "./order-question.tsx";
import classes from "./order-sheet.module.css";
import { showClosed, showOrderNews, showRefusal } from "./order-toasts.ts";
import { StopsFields } from "./stops-fields.tsx";
import { StopsReceipt, savedKey } from "./stops-receipt.tsx";
import { useCloseAtOnce } from "./use-close-at-once.ts";

const ShareSheet = lazyWithWords<{ readonly order: ContractOrder; readonly onClose: () => void }>(() =>
	import("../share/share-sheet.tsx").then((file) => file.ShareSheet),
);

const ChangeTargetSheet = lazyWithWords<{
	readonly order: OrderActor;
	readonly signedIn: SignedIn;
	readonly onClose: () => void;
}>(() => import("../closing/change-target-sheet.tsx").then((file) => file.ChangeTargetSheet));

interface OrderSheetProps {
	readonly order: ContractOrder | undefined;
	/** For what it was opened: its step; to be closed, it closes at once where no confirmation is wanted. */
	readonly begins?: OrderBeginning | undefined;
	readonly onClose: () => void;
}

/** An order with its commands. A past order has no commands. */
export const OrderSheet = ({ order, begins, onClose }: OrderSheetProps): ReactNode => {
	const { signedIn } = useSession();
	if (!order) return null;
	if ((order.stage === "holding" || order.stage === "pending") && signedIn)
		return (
			<OpenOrderSheet key={order.id} order={order} begins={begins} signedIn={signedIn} onClose={onClose} />
		);
	return <PastOrderSheet key={order.id} order={order} onClose={onClose} />;
};

/** Only a closed order can be shared; a cancelled one has no result. */
const PastOrderSheet = (props: {
	readonly order: ContractOrder;
	readonly onClose: () => void;
}): ReactNode => {
	const { order, onClose } = props;
	const { t } = useWords();
	const [isSharing, setSharing] = useState(false);
	if (isSharing)
		return (
			<LazyBoundary onMissing={() => setSharing(false)}>
				<ShareSheet order={order} onClose={() => setSharing(false)} />
			</LazyBoundary>
		);
	return (
		<Sheet
			open
			onClose={onClose}
			title={order.symbol}
			footer={
				order.stage === "closed" ? (
					<button
						type="button"
						className={`quiet-button ${classes.share}`}
						onClick={() => startTransition(() => setSharing(true))}
					>
						{t("contract.order.share")}
					</button>
				) : undefined
			}
		>
			<OrderDetails order={order} isRecord />
		</Sheet>
	);
};

const stepsOf: Readonly<Record<ContractOrder["stage"], readonly Step[]>> = {
	pending: ["details", "cancel"],
	holding: ["details", "stops", "close"],
	closed: ["details"],
	cancelled: ["details"],
};

const stepOf = (begins: OrderBeginning | undefined, isMarketClosed: boolean): Step => {
	if (begins === "close") return asksFirst() || isMarketClosed ? "close" : "details";
	return begins ? "stops" : "details";
};

const OpenOrderSheet = (props: {
	readonly order: ContractOrder;
	readonly begins: OrderBeginning | undefined;
	readonly signedIn: SignedIn;
	readonly onClose: () => void;
}): ReactNode => {
	const app = useApp();
	const { t, language } = useWords();
	const [form, setForm] = useState<StopsForm>(() => beginningStops(props.order, props.begins, language.code));
	const [isClosedMarket] = useState(
		() => closedMarketOf(app.market.getSnapshot(), props.order.instrument) !== undefined,
	);
	const [step, setStep] = useState<Step>(() => stepOf(props.begins, isClosedMarket));
	const [end, setEnd] = useState<OrderEnd>();
	const [savedStops, setSavedStops] = useState<OrderCommandDone>();
	const [past, setPast] = useState<ContractOrder>();
	const [actor] = useState(() => orderActorOf(app, props.signedIn, props.order, showOrderNews));
	const [isRetargeting, setRetargeting] = useState(false);
	useLayoutEffect(() => markSheetOpen(actor), [actor]);
	const [closesAtOnce] = useState(() => props.begins === "close" && !isClosedMarket && !asksFirst());
	const isAnsweredSoon = useCloseAtOnce(actor, closesAtOnce);
	const order = useSelector(actor, (snapshot) => snapshot.context.order);
	const isOutcomeUnknown = useSelector(actor, (snapshot) => snapshot.matches("outcome unknown"));
	useEndOf(actor, {
		onGone: () => {
			// The refusal is shown as a toast, because the sheet closes.
			showRefusal(actor.getSnapshot().context.refusal);
			const end = actor.getSnapshot().matches("cancelled") ? "cancelled" : "closed";
			// If the activity runs, it reports the end with its reason.
			if (!app.activity.getSnapshot().session)
				showToast("done", t(`contract.order.${end}ByPlatform`, { symbol: order.symbol }));
			props.onClose();
		},
		onEnd: () => {
			const ended = endOf(actor);
			if (closesAtOnce && ended) {
				showClosed(order, ended);
				props.onClose();
			} else setEnd(ended);
		},
		onStopsSaved: (done) => {
			// After a drag the customer is at the chart, which the details would cover.
			if (typeof props.begins === "object") {
				showToast("done", t(savedKey(actor.getSnapshot().context.order)));
				props.onClose();
				return;
			}
			setSavedStops(done);
			setStep("details");
		},
	});
	if (isRetargeting)
		return (
			<LazyBoundary onMissing={() => setRetargeting(false)}>
				<ChangeTargetSheet order={actor} signedIn={props.signedIn} onClose={props.onClose} />
			</LazyBoundary>
		);
	if (isAnsweredSoon) return null;
	if (past) return <PastOrderSheet order={past} onClose={props.onClose} />;
	// A pending order may be filled while the sheet asks whether to cancel it.
	const shown = isOutcomeUnknown || !stepsOf[order.stage].includes(step) ? "details" : step;
	return (
		<Sheet
			open
			asks={shown !== "details"}
			onClose={props.onClose}
			title={shown === "stops" ? t("contract.order.stops.title") : order.symbol}
			footer={
				end ? (
					<button type="button" className="main-button" onClick={props.onClose}>
						{t("shared.receipt.done")}
					</button>
				) : isOutcomeUnknown ? undefined : (
					<OrderButtons
						actor={actor}
						step={shown}
						form={form}
						onRetarget={() => startTransition(() => setRetargeting(true))}
						onStep={(next) =>
							startTransition(() => {
								if (next === "stops") setForm(stopsFormOf(order, language.code));
								setStep(next);
							})
						}
					/>
				)
			}
		>
			<OrderOutcome actor={actor} />
			{end ? (
				<OrderEndReceipt
					order={order}
					end={end}
					onDetails={(known) => startTransition(() => setPast(known))}
				/>
			) : (
				<OpenOrderStep
					step={shown}
					order={order}
					form={form}
					onForm={setForm}
					savedStops={savedStops}
					onDismiss={() => setSavedStops(undefined)}
				/>
			)}
		</Sheet>
	);
};

/** What the sheet of an open order shows in one of its steps. */
const OpenOrderStep = (props: {
	readonly step: Step;
	readonly order: ContractOrder;
	readonly form: StopsForm;
	readonly onForm: (form: StopsForm) => void;
	/** Stops that were just saved. */
	readonly savedStops: OrderCommandDone | undefined;
	readonly onDismiss: () => void;
}): ReactNode => {
	const { step, order, form, savedStops } = props;
	if (step === "stops") return <StopsFields order={order} form={form} onChange={props.onForm} />;
	if (step !== "details") return <OrderQuestion order={order} asked={step} />;
	return (
		<>
			{savedStops ? (
				<StopsReceipt order={order} message={savedStops.message} onDismiss={props.onDismiss} />
			) : null}
			<OrderDetails order={order} />
		</>
	);
};

/** Reports the end of the order: by the customer's command, or by the platform. */
const useEndOf = (
	actor: OrderActor,
	listener: {
		readonly onGone: () => void;
		readonly onEnd: () => void;
		readonly onStopsSaved: (done: OrderCommandDone) => void;
	},
): void => {
	const onGone = useEffectEvent(listener.onGone);
	const onEnd = useEffectEvent(listener.onEnd);
	const onStopsSaved = useEffectEvent(listener.onStopsSaved);
	useEffect(() => {
		let isOver = false;
		const done = actor.on("done", (event) => {
			isOver = event.command !== "set stops";
			if (isOver) onEnd();
			else onStopsSaved(event);
		});
		const check = () => {
			const snapshot = actor.getSnapshot();
			if (isOver || !(snapshot.matches("closed") || snapshot.matches("cancelled"))) return;
			isOver = true;
			// The command was answered while the page was hidden.
			if (endOf(actor)) onEnd();
			else onGone();
		};
		const subscription = actor.subscribe(check);
		check();
		return () => {
			done.unsubscribe();
			subscription.unsubscribe();
		};
	}, [actor]);
};
