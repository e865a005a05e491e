import type { ContractOrder } from "@tradewind/domain/contract";
import type { CommandError } from "@tradewind/domain/request";
import type { Translate } from "../../../i18n/translator.ts";
import { currentWords } from "../../../i18n/words.ts";
import { reasonOf } from "../../../ui/status/status.tsx";
import { showToast } from "../../../ui/toast/toasts.ts";
import { commandNames, notDoneNames } from "./command-names.ts";
import type { OrderNews, UnseenFailure } from "./order-actors.ts";

/** Shows the outcome of a command to an order as a toast, on any page. */
export const showOrderNews = (news: OrderNews): void => {
	const { t } = currentWords();
	if (news.type === "superseded") showRefusal(news.refusal);
	else if (news.type === "unseen failure") showUnseenFailure(news);
	else
		showToast("done", news.message || t(`contract.order.done.${news.command.replace(" ", "-")}`), {
			to: `/order?type=${news.command === "set stops" ? types.holding : types.closed}`,
		});
};

export const showRefusal = (refusal: CommandError | undefined): void => {
	if (refusal) showToast("refused", reasonOf(refusal, currentWords().t));
};

/** A tap on the toast opens the list with the order; the order's sheet shows the details. */
const showUnseenFailure = ({ command, failure, order }: UnseenFailure): void => {
	const { t } = currentWords();
	const [what, why] =
		failure === "outcome unknown"
			? [t("shared.command.unknown"), t(commandNames[command])]
			: [t(notDoneNames[command]), whyNot(failure, t)];
	const text = t("contract.order.failure", { symbol: order.symbol, what, why });
	showToast("refused", text, { to: `/order?type=${types[order.stage]}`, isOneOfMany: true });
};

const whyNot = (failure: CommandError | "not carried out", t: Translate): string =>
	failure === "not carried out" ? t("shared.command.notCarriedOut.text") : reasonOf(failure, t);

/** The values of `type` in the address. */
const types: Readonly<Record<ContractOrder["stage"], number>> = {
	pending: 0,
	holding: 1,
	closed: 3,
	cancelled: 3,
};
