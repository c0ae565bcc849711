### The words of the game that stand in sentences by themselves, in English.

conditions-Asleep = Asleep
conditions-Burned = Burned
conditions-Confused = Confused
conditions-Paralyzed = Paralyzed
conditions-Poisoned = Poisoned

types-Grass = Grass
types-Fire = Fire
types-Water = Water
types-Lightning = Lightning
types-Psychic = Psychic
types-Fighting = Fighting
types-Darkness = Darkness
types-Metal = Metal
types-Fairy = Fairy
types-Dragon = Dragon
types-Colorless = Colorless

stages-Basic = Basic
stages-Stage_1 = Stage 1
stages-Stage_2 = Stage 2
stages-VMAX = VMAX
stages-VSTAR = VSTAR
stages-MEGA = MEGA
stages-BREAK = BREAK
# key: LV.X
stages-LV_X = LV.X

stages-V-UNION = V-UNION
stages-LEGEND = LEGEND
stages-Restored = Restored

# key: Pokémon
kinds-Pokemon = Pokémon

kinds-Item = Item
kinds-Supporter = Supporter
kinds-Stadium = Stadium
kinds-Tool = Pokémon Tool
kinds-Basic_Energy = Basic Energy
kinds-Special_Energy = Special Energy

tags-ex = Pokémon ex
tags-Tera = Tera
tags-V = Pokémon V
tags-VMAX = Pokémon VMAX
tags-VSTAR = Pokémon VSTAR
tags-V-UNION = Pokémon V-UNION
tags-GX = Pokémon-GX
tags-TAG_TEAM = TAG TEAM
tags-EX = Pokémon-EX
tags-Mega = Mega Evolution
tags-Primal = Primal Reversion
tags-Radiant = Radiant Pokémon
tags-Prism_Star = Prism Star
tags-ACE_SPEC = ACE SPEC
tags-Ancient = Ancient
tags-Future = Future
tags-Ultra_Beast = Ultra Beast
tags-Single_Strike = Single Strike
tags-Rapid_Strike = Rapid Strike
tags-Fusion_Strike = Fusion Strike
tags-Team_Plasma = Team Plasma
tags-Hyper_Gear = Team Flare Hyper Gear
tags-Technical_Machine = Technical Machine
tags-Fossil = Fossil
tags-SP = Pokémon SP
