import type { MicroDirection } from "@tradewind/domain/micro";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { microSide } from "../../../parts/micro/record/micro-record.tsx";
import { SideSign } from "../../../parts/order/side-sign.tsx";

/** A direction as text, with its shape. */
export const Direction = ({ of }: { readonly of: MicroDirection }): ReactNode => {
	const { t } = useWords();
	return (
		<>
			<SideSign of={of} />
			{microSide(of, t)}
		</>
	);
};
