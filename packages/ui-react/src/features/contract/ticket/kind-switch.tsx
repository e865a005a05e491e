import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import classes from "../../../ui/form/segments.module.css";
import type { TicketActor } from "./ticket-actor.ts";

const kinds = ["market", "pending"] as const;

export const KindSwitch = ({ ticket }: { readonly ticket: TicketActor }): ReactNode => {
	const { t } = useWords();
	const chosen = useSelector(ticket, (snapshot) => snapshot.context.form.kind);
	return (
		<fieldset className={classes.segments} aria-label={t("contract.ticket.kind")}>
			{kinds.map((kind) => (
				<button
					key={kind}
					type="button"
					aria-pressed={kind === chosen}
					onClick={() => ticket.send({ type: "change", field: "kind", value: kind })}
				>
					{t(`contract.ticket.kind.${kind}`)}
				</button>
			))}
		</fieldset>
	);
};
