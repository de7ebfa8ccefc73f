"""What the screens are made of. A widget draws what it is given: scenes, offers and sentences, never a state."""
