import type { Breach } from "@tradewind/domain/check";
import { type ReactNode, startTransition, useState } from "react";
import { useWords } from "../i18n/words.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { info } from "../ui/icon/signs.ts";
import { Facts } from "../ui/sheet/fact-list.tsx";
import { Sheet } from "../ui/sheet/sheet.tsx";
import { RuleName, useExactText } from "./computation.tsx";
import classes from "./untrusted.module.css";

export interface UntrustedProps {
	readonly breach: Breach;
	readonly currency?: string;
	readonly isInButton?: boolean;
}

/** The mark of a figure that cannot be trusted. A sheet shows both of its sides. */
export const Untrusted = ({ breach, currency, isInButton }: UntrustedProps): ReactNode => {
	const { t } = useWords();
	const [isOpen, setOpen] = useState(false);
	const mark = (
		<>
			<Icon sign={info} size={16} weight={2} />
			{t("shared.untrusted")}
		</>
	);
	if (isInButton) return <span className={classes.mark}>{mark}</span>;
	return (
		<>
			<button
				type="button"
				className={classes.mark}
				aria-haspopup="dialog"
				onClick={() => startTransition(() => setOpen(true))}
			>
				{mark}
			</button>
			<Sheet open={isOpen} onClose={() => setOpen(false)} title={t("shared.untrusted.title")} isRead>
				<Sides breach={breach} currency={currency} />
			</Sheet>
		</>
	);
};

const Sides = (props: { readonly breach: Breach; readonly currency: string | undefined }): ReactNode => {
	const { t } = useWords();
	const { id, unit = "money", reported, relation, other } = props.breach;
	const shown = useExactText(props.currency);
	return (
		<>
			<Facts
				facts={[
					[t("shared.untrusted.reported"), <strong key="reported">{shown(reported, unit)}</strong>],
					[t(`shared.untrusted.${relation}`), <strong key="other">{shown(other, unit)}</strong>],
				]}
			/>
			<p className={classes.text}>{t("shared.untrusted.text")}</p>
			<p className={classes.small}>
				<RuleName rule={{ id }} />
			</p>
		</>
	);
};
