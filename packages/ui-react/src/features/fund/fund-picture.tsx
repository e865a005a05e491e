import { type ReactNode, useState } from "react";
import { pictureAddress } from "../../ui/picture/picture-address.ts";
import classes from "./fund-picture.module.css";

/** The picture of a fund; nothing if there is none or it fails to load. */
export const FundPicture = (props: { readonly address: string }): ReactNode => {
	const [broken, setBroken] = useState<string>();
	const address = pictureAddress(props.address);
	if (address === "" || address === broken) return null;
	return (
		<img
			className={classes.picture}
			src={address}
			alt=""
			width={640}
			height={200}
			loading="lazy"
			decoding="async"
			onError={() => setBroken(address)}
		/>
	);
};
