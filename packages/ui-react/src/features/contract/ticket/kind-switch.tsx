import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Segments } from "../../../ui/control/segments.tsx";
import type { TicketActor } from "./ticket-actor.ts";

const kinds = ["market", "pending"] as const;

export const KindSwitch = ({ ticket }: { readonly ticket: TicketActor }): ReactNode => {
	const { t } = useWords();
	return (
		<Segments
			label={t("contract.ticket.kind")}
			segments={kinds.map((id) => ({ id, name: t(`contract.ticket.kind.${id}`) }))}
			chosen={useSelector(ticket, (snapshot) => snapshot.context.form.kind)}
			onChoose={(value) => ticket.send({ type: "change", field: "kind", value })}
		/>
	);
};
