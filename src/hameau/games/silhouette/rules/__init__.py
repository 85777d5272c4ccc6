"""The rulebook of Silhouette, in the dialect."""
