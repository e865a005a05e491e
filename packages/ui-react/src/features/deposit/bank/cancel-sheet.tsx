import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { Explained } from "../deposit-parts.tsx";
import classes from "./bank.module.css";

interface CancelSheetProps {
	readonly open: boolean;
	readonly number: number;
	readonly onClose: () => void;
	readonly onConfirm: () => void;
}

/** The question before a deposit is cancelled. */
export const CancelSheet = ({ open, number, onClose, onConfirm }: CancelSheetProps): ReactNode => {
	const { t } = useWords();
	return (
		<Sheet
			asks
			open={open}
			title={t("deposit.cancel.title", { number })}
			onClose={onClose}
			footer={
				<div className={classes.buttons}>
					<button type="button" className="main-button" onClick={onConfirm}>
						{t("deposit.cancel")}
					</button>
					<button type="button" className="quiet-button" onClick={onClose}>
						{t("deposit.cancel.keep")}
					</button>
				</div>
			}
		>
			<Explained>{t("deposit.cancel.text")}</Explained>
		</Sheet>
	);
};
