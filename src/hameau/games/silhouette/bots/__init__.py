"""Those who play Silhouette by themselves."""
