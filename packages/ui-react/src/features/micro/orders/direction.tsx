import type { MicroDirection } from "@tradewind/domain/micro";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { microSide } from "../../../parts/micro/record/micro-record.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { triangle } from "../../../ui/icon/signs.ts";
import classes from "./direction.module.css";

/** A direction as text, with an icon that needs no colour. */
export const Direction = ({ of }: { readonly of: MicroDirection }): ReactNode => {
	const { t } = useWords();
	return (
		<>
			<Icon
				sign={triangle}
				box={8}
				size="0.62em"
				fill="currentColor"
				stroke="none"
				className={classes.sign}
				data-direction={of}
			/>
			{microSide(of, t)}
		</>
	);
};
