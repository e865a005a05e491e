import {
	type MicroOrder,
	type MicroOrderDraft,
	type MicroOrderId,
	type microTicketMachine,
	profitPercentOf,
} from "@tradewind/domain/micro";
import type { Rate } from "@tradewind/domain/money";
import { Equal } from "effect";
import type { ActorRefFrom } from "xstate";
import { percentText } from "../../../figures/percent-text.ts";
import { currentWords } from "../../../i18n/words.ts";
import { onChange } from "../../../state/subscribe.ts";
import { showToast } from "../../../ui/toast/toasts.ts";
import type { RunningMicroOrdersStore } from "../running/running-orders.ts";

/**
 * Reports, once, an order that the platform opened at another profit rate than the submitted one: a submit contains
 * no rate (Spec 1 §5, §7). The order is compared when a list contains it; if it differs, the ticket reads the offer
 * again. Returns the functions that end this.
 */
export const watchRates = (
	ticket: ActorRefFrom<typeof microTicketMachine>,
	{ list, closed }: Pick<RunningMicroOrdersStore, "list" | "closed">,
	report: (pressed: MicroOrderDraft, percent: Rate) => void = announceOtherRate,
): readonly (() => void)[] => {
	const submitted = new Map<MicroOrderId, MicroOrderDraft>();
	const compare = (order: MicroOrder): void => {
		const pressed = submitted.get(order.id);
		if (!pressed) return;
		submitted.delete(order.id);
		const percent = profitPercentOf(order);
		if (!percent || Equal.equals(percent, pressed.terms.percent)) return;
		report(pressed, percent);
		ticket.send({ type: "refresh" });
	};
	const compareAll = (): void => {
		if (submitted.size === 0) return;
		for (const { context } of [list.getSnapshot(), closed.getSnapshot()]) context.rows.forEach(compare);
	};
	const orders = ticket.on("carried out", ({ sent, answer }) => {
		submitted.set(answer.id, sent);
		compareAll();
	});
	return [() => orders.unsubscribe(), onChange(list, compareAll), onChange(closed, compareAll)];
};

const announceOtherRate = ({ symbol, terms }: MicroOrderDraft, percent: Rate): void => {
	const { t, language } = currentWords();
	const shown = (rate: Rate) => percentText(rate, language.tag);
	const text = t("micro.ticket.otherRate", {
		symbol,
		percent: shown(percent),
		pressed: shown(terms.percent),
	});
	showToast("refused", text, { to: "/order?source=micro&type=1", isOneOfMany: true });
};
