import type { SignedIn } from "@tradewind/domain";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../shell/app.ts";
import { useSelected } from "../../../shell/use-selected.ts";
import { useSession } from "../../../shell/use-session.ts";
import { useHistory } from "./history-actor.ts";
import classes from "./refresh-button.module.css";

/** Does what pulling does, for those who don't pull. */
export const RefreshButton = ({ tab }: { readonly tab: "holding" | "pending" | "history" }): ReactNode => {
	const { signedIn } = useSession();
	if (!signedIn) return null;
	return tab === "history" ? <OfHistory signedIn={signedIn} /> : <OfOpenOrders />;
};

const OfOpenOrders = (): ReactNode => {
	const { orders } = useApp();
	const isBusy = useSelected(orders, (snapshot) => snapshot.hasTag("busy"));
	return <Button isBusy={isBusy} onPress={() => orders.send({ type: "refresh" })} />;
};

const OfHistory = (props: { readonly signedIn: SignedIn }): ReactNode => {
	const history = useHistory(props.signedIn);
	const isBusy = useSelected(history, (snapshot) => snapshot.hasTag("busy"));
	return <Button isBusy={isBusy} onPress={() => history.send({ type: "refresh" })} />;
};

const Button = (props: { readonly isBusy: boolean; readonly onPress: () => void }): ReactNode => {
	const { say } = useWords();
	return (
		<button
			type="button"
			className="icon-button"
			aria-label={say(props.isBusy ? "contract.orders.refreshing" : "contract.orders.refresh")}
			disabled={props.isBusy}
			onClick={props.onPress}
		>
			<svg viewBox="0 0 24 24" className={classes.arrow} data-busy={props.isBusy} aria-hidden="true">
				<path d="M19 12a7 7 0 1 1-2.1-5M19 3.5V7.5h-4" />
			</svg>
		</button>
	);
};
