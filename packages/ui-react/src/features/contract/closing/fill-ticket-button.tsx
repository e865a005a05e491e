import type { NewContractOrder } from "@tradewind/domain/contract";
import { useSelector } from "@xstate/react";
import { Option, Schema } from "effect";
import { type ReactNode, useState } from "react";
import { figureText } from "../../../figures/figure-text.ts";
import { hiddenAmount } from "../../../figures/money-text.ts";
import { isolated } from "../../../i18n/isolated.ts";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { loadOnce } from "../../../state/load-once.ts";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";
import { useGo } from "../../../ui/layout/use-go.ts";
import { showToast } from "../../../ui/toast/toasts.ts";
import { type ConfirmedChange, forgetChange } from "./interrupted-change.ts";
import { sentTarget } from "./sent-target.ts";

const load = loadOnce(() => import("./fill-ticket.ts"));

/** The order that was confirmed in place of the cancelled one; `undefined` if it cannot be read. */
const orderIn = ({ order }: ConfirmedChange): NewContractOrder | undefined => {
	const saved = Option.getOrUndefined(Schema.decodeUnknownOption(sentTarget.schema)(order));
	return saved && sentTarget.read(saved)?.order;
};

/** Opens the ticket with the order that was not placed: only a press there places it (docs/assumptions.md, A-755). */
export const FillTicket = ({ change }: { readonly change: ConfirmedChange }): ReactNode => {
	const app = useApp();
	const go = useGo();
	const { t, language } = useWords();
	const [isHidden] = useHiddenAmounts();
	const [order] = useState(() => orderIn(change));
	const digits = useSelector(
		app.market,
		({ context }) => context.instruments.find(({ id }) => id === order?.instrument)?.pricePrecision,
	);
	if (!order || digits === undefined) return null;
	const quantity = isHidden ? hiddenAmount : figureText(order.quantity, { digits: "own" }, language.tag).text;
	const facts = {
		order: isolated(`${t(`contract.side.${order.direction}`)} ${quantity} ${change.symbol}`),
		price: figureText(order.targetPrice, { digits }, language.tag).text,
	};
	const open = async () => {
		try {
			const { fillTicket } = await load();
			// A ticket with an order in flight shows that first; the change stays.
			if (fillTicket(app, order)) {
				forgetChange(change.id);
				showToast("done", t("contract.retarget.filledIn", facts));
			}
			go("/trade");
		} catch {
			showToast("refused", t("shared.notOpened"));
		}
	};
	return (
		<button type="button" className="main-button" onClick={() => void open()}>
			{t("contract.retarget.fillIn", facts)}
		</button>
	);
};
