import type { Instrument } from "@tradewind/domain/market";
import type { SignedIn } from "@tradewind/domain/session";
import { type ReactNode, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useSession } from "../../../state/use-session.ts";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { orderActorOf } from "../order/order-actors.ts";
import { showOrderNews } from "../order/order-toasts.ts";
import classes from "./closing.module.css";
import { ClosingPosition } from "./closing-position.tsx";

interface CloseOneProps {
	readonly instrument: Instrument;
	readonly onClose: () => void;
}

/** The positions of one instrument, each with its Close: they are closed one by one (docs/assumptions.md, A-954). */
export const CloseOneSheet = (props: CloseOneProps): ReactNode => {
	const { t } = useWords();
	const { signedIn } = useSession();
	const { instrument, onClose } = props;
	return signedIn ? (
		<Sheet open asks onClose={onClose} title={t("contract.closing.one.title", { symbol: instrument.symbol })}>
			<p className={classes.lead}>{t("contract.closing.one.note")}</p>
			<Positions {...props} signedIn={signedIn} />
		</Sheet>
	) : null;
};

/** In the order of the opening, so that no row changes places under a finger. */
const Positions = ({ instrument, signedIn }: CloseOneProps & { readonly signedIn: SignedIn }): ReactNode => {
	const app = useApp();
	const [actors] = useState(() =>
		app.orders
			.getSnapshot()
			.context.holding.filter((order) => order.instrument === instrument.id)
			.map((order) => orderActorOf(app, signedIn, order, showOrderNews)),
	);
	return (
		<ul className={classes.list}>
			{actors.map((actor) => (
				<li key={actor.getSnapshot().context.order.id}>
					<ClosingPosition actor={actor} asks />
				</li>
			))}
		</ul>
	);
};
