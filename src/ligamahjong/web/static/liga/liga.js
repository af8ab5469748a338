// Enhancements only: every page works without this file.
import { ratingDetails } from "./details.js";
import { hideProvisional } from "./provisional.js";

ratingDetails(document);
hideProvisional(document);
document.getElementById("errors")?.focus();
