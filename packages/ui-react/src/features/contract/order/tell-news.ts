import type { ContractOrder, OrderCommand } from "@tradewind/domain/contract";
import type { CommandError } from "@tradewind/domain/request";
import { currentWords } from "../../../i18n/words.ts";
import { reasonOf } from "../../../ui/status/status.tsx";
import { notify } from "../../../ui/toast/toasts.ts";
import type { CommandUntold, OrderNews } from "./order-actors.ts";

/** Tells wherever the customer is what became of a command to an order. */
export const tellNews = (news: OrderNews): void => {
	const { say } = currentWords();
	if (news.type === "overtaken") tellRefusal(news.refusal);
	else if (news.type === "untold") tellUntold(news);
	else notify("done", news.message || say(`contract.order.done.${news.command.replace(" ", "-")}`));
};

export const tellRefusal = (refusal: CommandError | undefined): void => {
	if (refusal) notify("refused", reasonOf(refusal, currentWords().say));
};

/** A tap leads to the list that has the order, whose sheet says the rest. */
const tellUntold = ({ command, verdict, order }: CommandUntold): void => {
	const { say } = currentWords();
	const asked = say(asks[command]);
	const [what, why] =
		verdict === "cannot tell"
			? [say("contract.unknown.title"), asked]
			: verdict === "not carried out"
				? [say("contract.ticket.notCarriedOut.title"), asked]
				: [say("contract.order.refused"), reasonOf(verdict, say)];
	const text = say("contract.order.untold", { symbol: order.symbol, what, why });
	notify("refused", text, { to: `/order?type=${types[order.stage]}`, isOneOfMany: true });
};

const asks: Readonly<Record<OrderCommand, string>> = {
	close: "contract.order.close",
	cancel: "contract.order.cancel",
	"set stops": "contract.order.setStops",
};

/** The lists as the addresses name them. */
const types: Readonly<Record<ContractOrder["stage"], number>> = {
	pending: 0,
	holding: 1,
	closed: 3,
	cancelled: 3,
};
