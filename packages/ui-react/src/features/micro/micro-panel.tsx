import type { Instrument } from "@tradewind/domain/market";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useSession } from "../../state/use-session.ts";
import { useSettings } from "../../state/use-settings.ts";
import { LeadToBar } from "../../ui/layout/lead-to-bar.tsx";
import { PlacedReceipt } from "./running/placed-receipt.tsx";
import { RunningCards } from "./running/running-cards.tsx";
import { SettledCards } from "./running/settled-cards.tsx";
import { MicroOrderBar } from "./ticket/micro-order-bar.tsx";
import { MicroTicket } from "./ticket/micro-ticket.tsx";
import { useMicroTicket } from "./ticket/micro-ticket-actor.ts";

/** Micro trading below the chart: the form, the open orders, and the buttons (Spec 1 §2). */
export const MicroPanel = ({ instrument }: { readonly instrument: Instrument }): ReactNode => {
	const { t } = useWords();
	const settings = useSettings();
	const { signedIn } = useSession();
	const ticket = useMicroTicket(instrument, settings, signedIn);
	return (
		<>
			<MicroTicket ticket={ticket} settings={settings} />
			{signedIn ? (
				<>
					<PlacedReceipt ticket={ticket} signedIn={signedIn} />
					<RunningCards signedIn={signedIn} />
					<SettledCards signedIn={signedIn} />
				</>
			) : null}
			<MicroOrderBar ticket={ticket} settings={settings} />
			<LeadToBar label={`${t("micro.direction.up")} / ${t("micro.direction.down")}`} />
		</>
	);
};
