import { writeTypedDecimal } from "@tradewind/domain/money";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { currentLanguage, useWords } from "../../i18n/words.ts";
import type { ProposedTransfer } from "../../kept/move-money.ts";
import { receiptsOf } from "../../kept/receipts.ts";
import { useApp } from "../../state/app.ts";
import { useStore } from "../../state/use-store.ts";
import { InSheet } from "../../ui/layout/in-sheet.ts";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { transferOf } from "./transfer-actor.ts";
import { TransferFields } from "./transfer-fields.tsx";

interface MoveMoneyProps {
	readonly signedIn: SignedIn;
	/** `look up`: a transfer without an answer is shown, nothing is proposed. */
	readonly proposed: ProposedTransfer | "look up";
	readonly onClose: () => void;
}

/**
 * The transfer form in a sheet, filled in with a proposal (docs/assumptions.md, A-510). A transfer that is still being sent or
 * looked up is shown instead. What was proposed and not sent does not stay in the form.
 */
export const MoveMoney = ({ signedIn, proposed, onClose }: MoveMoneyProps): ReactNode => {
	const { t } = useWords();
	const actor = transferOf(useApp(), signedIn);
	useEffect(() => {
		if (proposed === "look up") return;
		const { from, to, amount } = proposed;
		const text = writeTypedDecimal(amount, currentLanguage().code);
		actor.send({ type: "change", change: { is: "proposal", from, to, text } });
		return () => actor.send({ type: "change", change: { is: "amount", text: "" } });
	}, [actor, proposed]);
	const isForm = useSelector(actor, (snapshot) => snapshot.matches("filling in"));
	const receipts = receiptsOf(useApp(), signedIn);
	const hasReceipt = useStore(receipts.subscribe, receipts.get).transfer !== undefined;
	const isLookedUp = proposed === "look up" && isForm && !hasReceipt;
	useEffect(() => {
		if (isLookedUp) onClose();
	}, [isLookedUp, onClose]);
	if (isLookedUp) return null;
	return (
		<Sheet open asks title={t("transfer.title")} onClose={onClose}>
			<InSheet value={onClose}>
				<TransferFields signedIn={signedIn} />
			</InSheet>
		</Sheet>
	);
};
