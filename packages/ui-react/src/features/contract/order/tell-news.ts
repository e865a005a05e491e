import type { ContractOrder } from "@tradewind/domain/contract";
import type { CommandError } from "@tradewind/domain/request";
import { currentWords } from "../../../i18n/words.ts";
import { reasonOf } from "../../../ui/status/status.tsx";
import { showToast } from "../../../ui/toast/toasts.ts";
import { commandNames } from "./command-names.ts";
import type { CommandUntold, OrderNews } from "./order-actors.ts";

/** Tells wherever the customer is what became of a command to an order. */
export const tellNews = (news: OrderNews): void => {
	const { t } = currentWords();
	if (news.type === "superseded") tellRefusal(news.refusal);
	else if (news.type === "untold") tellUntold(news);
	else showToast("done", news.message || t(`contract.order.done.${news.command.replace(" ", "-")}`));
};

export const tellRefusal = (refusal: CommandError | undefined): void => {
	if (refusal) showToast("refused", reasonOf(refusal, currentWords().t));
};

/** A tap leads to the list that has the order, whose sheet says the rest. */
const tellUntold = ({ command, verdict, order }: CommandUntold): void => {
	const { t } = currentWords();
	const asked = t(commandNames[command]);
	const [what, why] =
		verdict === "cannot tell"
			? [t("shared.command.unknown"), asked]
			: verdict === "not carried out"
				? [t("shared.command.notCarriedOut"), asked]
				: [t("shared.command.refused"), reasonOf(verdict, t)];
	const text = t("contract.order.untold", { symbol: order.symbol, what, why });
	showToast("refused", text, { to: `/order?type=${types[order.stage]}`, isOneOfMany: true });
};

/** The lists as the addresses name them. */
const types: Readonly<Record<ContractOrder["stage"], number>> = {
	pending: 0,
	holding: 1,
	closed: 3,
	cancelled: 3,
};
