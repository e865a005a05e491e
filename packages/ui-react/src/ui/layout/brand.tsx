import type { ReactNode } from "react";
import { useSettings } from "../../state/use-settings.ts";
import { pictureAddress } from "../picture/picture-address.ts";
import classes from "./brand.module.css";

/** The site's logo; without a logo that of the brand and the site's name. */
export const Brand = ({ size = "small" }: { readonly size?: "small" | "large" }): ReactNode => {
	const { name, logo: address } = useSettings();
	const logo = pictureAddress(address);
	if (logo) return <img src={logo} alt={name} height={size === "small" ? 28 : 44} />;
	return (
		<span className={classes.brand} data-size={size}>
			<span className={classes.mark} />
			<bdi className={classes.name}>{name}</bdi>
		</span>
	);
};
